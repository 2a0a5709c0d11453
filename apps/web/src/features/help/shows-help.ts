import type { Mode } from '@beckon/contract'

export interface HelpFacts {
  /** The flag Helpcenter. */
  readonly isOn: boolean
  readonly isSignedIn: boolean
  readonly mode: Mode
  readonly brand: { readonly hasHelpCentre: boolean }
}

/** Hidden where it is turned off, from guests, before signing in, inside another platform, and by one brand. */
export const showsHelp = ({ isOn, isSignedIn, mode, brand }: HelpFacts): boolean =>
  isOn && isSignedIn && mode === 'classic' && brand.hasHelpCentre
