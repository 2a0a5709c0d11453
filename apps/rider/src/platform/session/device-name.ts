const browsers = [
  [/SamsungBrowser\//u, 'Samsung Internet'],
  [/EdgA?\//u, 'Edge'],
  [/OPR\//u, 'Opera'],
  [/Firefox\/|FxiOS\//u, 'Firefox'],
  [/Chrome\/|CriOS\//u, 'Chrome'],
  [/Safari\//u, 'Safari'],
] as const
const systems = [
  [/Android/u, 'Android'],
  [/iPhone/u, 'iPhone'],
  [/iPad/u, 'iPad'],
  [/Windows/u, 'Windows'],
  [/Mac OS X/u, 'Mac'],
  [/Linux/u, 'Linux'],
] as const

/** Returns the name of a device in the list of a rider's devices, such as "Chrome on Android". */
export function deviceName(userAgent: string): string {
  const find = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1]
  const browser = find(browsers) ?? 'Browser'
  const system = find(systems)
  return system === undefined ? browser : `${browser} on ${system}`
}
