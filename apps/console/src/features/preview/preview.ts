import type { BrandPicture, TermsText } from '@beckon/contract'
import type { CountryCode, LocaleTag } from '@beckon/domain/country'
import type { PictureSlot } from '@beckon/domain/picture'

/** Content that a page in a frame shows in place of the saved one. */
export interface Preview {
  readonly country: CountryCode
  readonly locale: LocaleTag
  readonly scheme: 'light' | 'dark'
  readonly text?: { readonly key: string; readonly text: string }
  readonly terms?: { readonly version: string; readonly text: TermsText }
  readonly pictures?: Readonly<Partial<Record<PictureSlot, BrandPicture>>>
}

/** Begins and ends a text that is not saved: invisible, and in no text of a catalogue. */
export const MARK = '\u2063\u2063'
