// Generated from the contract by tools/build.ts. Do not edit.

export type Order = { id: string; status: "awaiting_payment" | "payment_failed" | "in_production" | "needs_review" | "needs_answers" | "ready" | "canceled"; listingUrl: string | null; listingId: string | null; pageUrl: string | null; audioUrl: string | null; amountCents: number; currency: "USD"; payment: { method: "online" | "staff" | "balance" | "invoice"; url: string | null; expiresAt: string | null }; agentName: string; createdAt: string; updatedAt: string };

export type FactSheet = { street: string; city: string; state: string; zip?: string; price: number; beds?: number; baths?: number; sqft?: number; yearBuilt?: number; type?: string; lot?: string; description?: string; features?: Array<string>; parking?: string; neighborhood?: string; schoolDistrict?: string; agent?: string; agentPhone?: string; brokerage?: string; photos?: Array<string> };

export type Listing = { id: string; orderId: string; status: "pending" | "data_populated" | "active"; pageUrl: string | null; unbrandedUrl: string | null; address: string; city: string; state: string; zip: string; price: string | null; saleStatus: string | null; propertyType: string | null; beds: number | null; baths: number | null; sqft: string | null; yearBuilt: number | null; description: string | null; features: Array<string>; agentName: string | null; agentPhone: string | null; createdAt: string; updatedAt: string };

export type Analytics = { totals: { shown: number; views: number; plays: number; heard25: number; heard50: number; heard75: number; heard100: number; downloads: number; leads: number }; days: Array<{ shown: number; views: number; plays: number; heard25: number; heard50: number; heard75: number; heard100: number; downloads: number; leads: number; day: string }>; sources: Array<{ shown: number; views: number; plays: number; heard25: number; heard50: number; heard75: number; heard100: number; downloads: number; leads: number; source: "direct" | "sign" | "flyer" | "open-house" | "facebook" | "instagram" | "x" | "linkedin" | "threads" | "tiktok" | "google" | "text" | "email" | "qr" | "embed" | "feed" | "unbranded" | "copied" | "shared" }> };

export type Lead = { id: string; listingId: string; orderId: string; firstName: string; lastName: string; email: string; phone: string; message: string; source: string; consent: { wording: string; givenAt: string; pageVersion: string } | null; createdAt: string };

export type Script = { orderId: string; title: string; turns: Array<{ speaker: string; text: string; chapter: string }> };

export type Transcript = { orderId: string; durationSeconds: number; chapters: Array<{ title: string; startSeconds: number }>; turns: Array<{ speaker: string; text: string; startSeconds: number; endSeconds: number }>; captionsUrl: string | null };

export type Kit = { orderId: string; zipUrl: string; files: Array<{ name: string; url: string | null }>; missing: Array<{ name: string; why: string }> };

export type Balance = { balanceCents: number; currency: "USD" };

export type BalanceEntry = { id: string; kind: "grant" | "top_up" | "order" | "order_returned" | "top_up_refunded"; amountCents: number; balanceCents: number; description: string; orderId: string | null; createdAt: string };

export type Invoice = { id: string; teamId: string; teamName: string; number: string; periodFrom: string; periodTo: string; totalCents: number; billingEmail: string; issuedAt: string; dueAt: string; paidAt: string | null; isOverdue: boolean };

export type InvoiceWithLines = { id: string; teamId: string; teamName: string; number: string; periodFrom: string; periodTo: string; totalCents: number; billingEmail: string; issuedAt: string; dueAt: string; paidAt: string | null; isOverdue: boolean; lines: Array<{ id: string; kind: "order" | "order_returned"; amountCents: number; description: string; orderId: string; createdAt: string }> };

export type Problem = { type: string; title: string; status: number; detail: string; code: string; errors?: Record<string, string> };

export type Operations = {
  /** Create an order */
  createOrder: { input: { listingUrl?: string; mlsNumber?: string; mls?: string; factSheet?: FactSheet; payment?: "balance" | "invoice" | "link"; agentName?: string; notes?: string }; output: Order };
  /** List orders */
  listOrders: { input: { cursor?: string; limit?: number; status?: "awaiting_payment" | "payment_failed" | "in_production" | "needs_review" | "needs_answers" | "ready" | "canceled" }; output: { data: Array<Order>; nextCursor: string | null } };
  /** Get an order and its status */
  getOrder: { input: { orderId: string }; output: Order };
  /** Cancel an order */
  cancelOrder: { input: { orderId: string }; output: Order };
  /** Re-record an episode */
  recordAgain: { input: { orderId: string }; output: Order };
  /** Get the script */
  getScript: { input: { orderId: string }; output: Script };
  /** Get the transcript with timestamps */
  getTranscript: { input: { orderId: string }; output: Transcript };
  /** Get the kit files */
  getKit: { input: { orderId: string }; output: Kit };
  /** List listings */
  listListings: { input: { cursor?: string; limit?: number }; output: { data: Array<Listing>; nextCursor: string | null } };
  /** Get a listing and its page */
  getListing: { input: { listingId: string }; output: Listing };
  /** Update a listing’s facts */
  updateListing: { input: { price?: string; propertyType?: string; beds?: number; baths?: number; sqft?: string; agentName?: string | null; agentPhone?: string | null; listingId: string }; output: Listing };
  /** Get views, plays and leads for the last 30 days */
  getAnalytics: { input: { listingId: string }; output: Analytics };
  /** List leads */
  listLeads: { input: { cursor?: string; limit?: number; listingId?: string }; output: { data: Array<Lead>; nextCursor: string | null } };
  /** Get a lead */
  getLead: { input: { leadId: string }; output: Lead };
  /** Get your balance */
  getBalance: { input: {}; output: Balance };
  /** List balance transactions */
  listBalanceEntries: { input: { cursor?: string; limit?: number }; output: { data: Array<BalanceEntry>; nextCursor: string | null } };
  /** List invoices */
  listInvoices: { input: { cursor?: string; limit?: number; state?: "all" | "unpaid" }; output: { data: Array<Invoice>; nextCursor: string | null } };
  /** Get an invoice and its lines */
  getInvoice: { input: { invoiceId: string }; output: InvoiceWithLines };
};

export const operations = {
  createOrder: {"method":"POST","path":"/v1/orders","needsIdempotencyKey":true,"isRepeatable":true,"version":"2026-11-15"},
  listOrders: {"method":"GET","path":"/v1/orders","needsIdempotencyKey":false,"isRepeatable":true,"version":"2026-11-15"},
  getOrder: {"method":"GET","path":"/v1/orders/{orderId}","needsIdempotencyKey":false,"isRepeatable":true,"version":"2026-11-15"},
  cancelOrder: {"method":"POST","path":"/v1/orders/{orderId}/cancel","needsIdempotencyKey":false,"isRepeatable":true,"version":"2026-11-15"},
  recordAgain: {"method":"POST","path":"/v1/orders/{orderId}/recordings","needsIdempotencyKey":false,"isRepeatable":false,"version":"2026-11-15"},
  getScript: {"method":"GET","path":"/v1/orders/{orderId}/script","needsIdempotencyKey":false,"isRepeatable":true,"version":"2026-11-15"},
  getTranscript: {"method":"GET","path":"/v1/orders/{orderId}/transcript","needsIdempotencyKey":false,"isRepeatable":true,"version":"2026-11-15"},
  getKit: {"method":"GET","path":"/v1/orders/{orderId}/kit","needsIdempotencyKey":false,"isRepeatable":true,"version":"2026-11-15"},
  listListings: {"method":"GET","path":"/v1/listings","needsIdempotencyKey":false,"isRepeatable":true,"version":"2026-11-15"},
  getListing: {"method":"GET","path":"/v1/listings/{listingId}","needsIdempotencyKey":false,"isRepeatable":true,"version":"2026-11-15"},
  updateListing: {"method":"PATCH","path":"/v1/listings/{listingId}","needsIdempotencyKey":false,"isRepeatable":true,"version":"2026-11-15"},
  getAnalytics: {"method":"GET","path":"/v1/listings/{listingId}/analytics","needsIdempotencyKey":false,"isRepeatable":true,"version":"2026-11-15"},
  listLeads: {"method":"GET","path":"/v1/leads","needsIdempotencyKey":false,"isRepeatable":true,"version":"2026-11-15"},
  getLead: {"method":"GET","path":"/v1/leads/{leadId}","needsIdempotencyKey":false,"isRepeatable":true,"version":"2026-11-15"},
  getBalance: {"method":"GET","path":"/v1/balance","needsIdempotencyKey":false,"isRepeatable":true,"version":"2026-11-15"},
  listBalanceEntries: {"method":"GET","path":"/v1/balance/entries","needsIdempotencyKey":false,"isRepeatable":true,"version":"2026-11-15"},
  listInvoices: {"method":"GET","path":"/v1/invoices","needsIdempotencyKey":false,"isRepeatable":true,"version":"2026-11-15"},
  getInvoice: {"method":"GET","path":"/v1/invoices/{invoiceId}","needsIdempotencyKey":false,"isRepeatable":true,"version":"2026-11-15"},
} as const;
