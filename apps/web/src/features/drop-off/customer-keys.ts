/** The keys of what is known of a shop's customers. */
export const customerKeys = {
  all: () => ['customers'] as const,
  frequent: (vendorId: string) => ['customers', 'frequent', vendorId] as const,
  search: (vendorId: string, typed: string) => ['customers', 'search', vendorId, typed] as const,
}
