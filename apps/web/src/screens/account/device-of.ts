const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//u, 'Edge'],
  [/\bOPR\//u, 'Opera'],
  [/\bSamsungBrowser\//u, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//u, 'Firefox'],
  [/\b(?:Headless)?(?:Chrome|CriOS)\//u, 'Chrome'],
  [/\bSafari\//u, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/u, 'iPhone'],
  [/\biPad\b/u, 'iPad'],
  [/\bAndroid\b/u, 'Android'],
  [/\bWindows\b/u, 'Windows'],
  [/\bMac OS X\b/u, 'Mac'],
  [/\bCrOS\b/u, 'Chromebook'],
  [/\bLinux\b/u, 'Linux'],
]

const first = (text: string, table: readonly (readonly [RegExp, string])[]): string | undefined =>
  table.find(([pattern]) => pattern.test(text))?.[1]

/** Returns the browser and operating system in common names; undefined when neither is recognised. */
export function deviceOf(userAgent: string): string | undefined {
  const parts = [first(userAgent, browsers), first(userAgent, systems)].filter((part) => part !== undefined)
  return parts.length > 0 ? parts.join(' · ') : undefined
}
