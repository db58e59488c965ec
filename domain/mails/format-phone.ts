/** "(802) 555-0142" from the digits that forms store; other numbers stay as they are. */
export function formatPhone(phone: string): string {
  const [, area, exchange, line] = /^1?(\d{3})(\d{3})(\d{4})$/.exec(phone.replace(/[^\d+]/g, '')) ?? [];
  return area ? `(${area}) ${exchange}-${line}` : phone;
}
