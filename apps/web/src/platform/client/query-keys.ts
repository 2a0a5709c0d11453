/** The keys of all entries of the query cache, for fetching and invalidating. */
export const queryKeys = {
  vendors: () => ['vendors'] as const,
  deliveryNotices: (
    vendorId: string,
    point: Readonly<Record<string, number>>,
    preorderedFor: number | null,
  ) => ['delivery-notices', vendorId, point, preorderedFor] as const,
  deliveryArea: (vendorId: string) => ['delivery-area', vendorId] as const,
  owners: (vendorId: string) => ['owners', vendorId] as const,
  terms: () => ['terms'] as const,
  shownTerms: (locale: string) => ['shown-terms', locale] as const,
  helpToken: (vendorId: string) => ['help-token', vendorId] as const,
  helpReplies: (vendorId: string) => ['help-replies', vendorId] as const,
  helpConversations: () => ['help-conversations'] as const,
  helpConversation: (id: string) => ['help-conversations', id] as const,
  sessions: () => ['sessions'] as const,
  parameter: (name: string) => ['parameter', name] as const,
  /** Everything about orders, of all vendors. */
  orders: () => ['orders'] as const,
  /** The lists of today, of all vendors. */
  anyActiveOrders: () => ['orders', 'active'] as const,
  activeOrders: (vendorId: string, withOutlets: boolean) =>
    ['orders', 'active', vendorId, withOutlets] as const,
  /** Those that wait for a decision of the shop, of any day. */
  anyUndecidedOrders: () => ['orders', 'undecided'] as const,
  undecidedOrders: (vendorId: string, withOutlets: boolean) =>
    ['orders', 'undecided', vendorId, withOutlets] as const,
  /** Every page of the history that is known, of all vendors. */
  everyPastOrder: () => ['orders', 'past'] as const,
  /** Every page of the history that is known of a vendor. */
  anyPastOrders: (vendorId: string) => ['orders', 'past', vendorId] as const,
  pastSummary: (vendorId: string, filter: Readonly<Record<string, unknown>>) =>
    ['orders', 'summary', vendorId, filter] as const,
  cash: (vendorId: string, period: Readonly<Record<string, unknown>>) =>
    ['orders', 'cash', vendorId, period] as const,
  pastOrders: (vendorId: string, filter: Readonly<Record<string, unknown>>) =>
    ['orders', 'past', vendorId, filter] as const,
  order: (vendorId: string, orderId: string) => ['orders', 'one', vendorId, orderId] as const,
  shared: (orderId: string) => ['orders', 'shared', orderId] as const,
  messages: (vendorId: string, orderId: string, version: number) =>
    ['messages', vendorId, orderId, version] as const,
  proofs: (vendorId: string, orderId: string, version: number) =>
    ['proofs', vendorId, orderId, version] as const,
  proofPhoto: (vendorId: string, orderId: string, photoId: string) =>
    ['proof-photo', vendorId, orderId, photoId] as const,
  placeQuestion: (token: string) => ['place-question', token] as const,
  placeRequest: (vendorId: string, askId: string) => ['asked-place', vendorId, askId] as const,
  bulkJobs: (vendorId: string) => ['bulk', 'jobs', vendorId] as const,
  bulkJob: (vendorId: string, jobId: string) => ['bulk', 'job', vendorId, jobId] as const,
  /** Keys, endpoints, events and deliveries of a business. */
  programs: (vendorId: string, ...of: readonly unknown[]) => ['programs', vendorId, ...of] as const,
  /** The riders of all orders. */
  anyRider: () => ['rider'] as const,
  rider: (orderId: string) => ['rider', orderId] as const,
}
