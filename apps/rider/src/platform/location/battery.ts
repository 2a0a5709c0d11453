interface BatteryManager {
  readonly level: number
}
type WithBattery = Navigator & { readonly getBattery?: () => Promise<BatteryManager> }

/** Reads the charge of the battery from 0 to 1; null where the browser does not give it (iPhones). */
export function batteryReader(): () => number | null {
  let battery: BatteryManager | undefined
  void (navigator as WithBattery).getBattery?.().then(
    (found) => {
      battery = found
    },
    () => undefined,
  )
  return () => battery?.level ?? null
}
