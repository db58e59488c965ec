/** Said letter by letter even though they have a vowel or contain a shorter word. */
const spelled = new Set(
  'HOA ADU EV LVP LVT MLS USB RV AC TV DVD ATV UTV LED LCD HD UHD DIY PUD FHA VA USDA HUD CPA LLC GFCI PVC PEX CCTV NYC SFR SFH FSBO REO PTO IRS DMV FAQ GPS ROI NOI CDC POA COA COE DOM APN ETA QR ID UV AV HS PT VIP BYO TBD TBA ATM CEO MBA SUV JADU ADA KV TLC LP HVAC CTA MTA NYU UIC UCLA USC UWS UES ISD AMI AIA GE UN LA ARV ERV HRV VOC TIC IP AD HDFC UPS AI EPA EPC DNA DOB GFA NYSE IPG NTI'.split(
    ' ',
  ),
);
/** Whether capitals are spoken letter by letter; with a vowel, or if long, they're a word unless we know better. */
export function isSpelledOut(capitals: string): boolean {
  return spelled.has(capitals) || (!/[AEIOUY]/.test(capitals) && capitals.length <= 4);
}
