/** Formats are made once for each locale and options: making one takes a hundred times as long as using it. */
function madeOnce<Options, Format>(make: (locale: string, options?: Options) => Format) {
  const made = new Map<string, Format>()
  return (locale: string, options?: Options): Format => {
    const key = `${locale} ${JSON.stringify(options)}`
    const known = made.get(key)
    if (known) return known
    const format = make(locale, options)
    made.set(key, format)
    return format
  }
}

export const numberFormat = madeOnce(
  (locale: string, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)

export const dateFormat = madeOnce(
  (locale: string, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)
