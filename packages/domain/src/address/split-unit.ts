/** A unit is one word with a digit (#04-12, 12A, B1-07), or such a word after its kind (Unit 5, Flat 3B). */
const UNIT =
  /^(?:(?:unit|apt|apartment|flat|suite|shop|room|level|block|blk)\.?\s+)?#?[\p{L}\d]*\d[\p{L}\d]*(?:[-/][\p{L}\d]+)*$/iu

/**
 * Splits an address into its leading unit and the rest; the unit is empty where it is ambiguous, so that the user is
 * asked for it. Joined again they are the same text.
 */
export function splitUnit(address: string): { readonly unit: string; readonly text: string } {
  const comma = address.indexOf(',')
  const unit = address.slice(0, comma).trim()
  const text = address.slice(comma + 1).trim()
  return comma > 0 && text !== '' && UNIT.test(unit) ? { unit, text } : { unit: '', text: address }
}
