import type { TermsText } from '@beckon/contract'

type Section = TermsText['sections'][number]

export const withSection = (text: TermsText, at: number, section: Section): TermsText => ({
  ...text,
  sections: text.sections.map((one, place) => (place === at ? section : one)),
})

export const withoutSection = (text: TermsText, at: number): TermsText => ({
  ...text,
  sections: text.sections.filter((_, place) => place !== at),
})

/** Returns the terms with a section one place further up (-1) or down (1). */
export function moved(text: TermsText, at: number, step: -1 | 1): TermsText {
  const [one, other] = [text.sections[at], text.sections[at + step]]
  return one && other ? withSection(withSection(text, at, other), at + step, one) : text
}
