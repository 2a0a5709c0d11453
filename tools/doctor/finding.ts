/** One line of the doctor: what was found, and what to do where it is wrong. Without secrets. */
export interface Finding {
  readonly name: string
  readonly ok: boolean
  readonly text: string
}

export const fine = (name: string, text: string): Finding => ({ name, ok: true, text })
export const wrong = (name: string, text: string): Finding => ({ name, ok: false, text })

/** Runs a check; one that fails itself is a finding. */
export async function finding(name: string, check: () => Promise<Finding> | Finding): Promise<Finding> {
  try {
    return await check()
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    // An address in a message may hold a password.
    return wrong(name, `could not be checked: ${why.replaceAll(/\/\/[^\s/@]*@/gu, '//…@')}`)
  }
}
