/** Letters and digits only: codes are typed with and without marks. */
const bare = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/gu, '')

/** Whether a code on a parcel is that of an order: its id, or an address with the id as a part. */
export function isCodeOf(code: string, orderId: string): boolean {
  const parts = code.trim().split(/[/?#=&]/u)
  return [code, ...parts].some((part) => bare(part) !== '' && bare(part) === bare(orderId))
}
