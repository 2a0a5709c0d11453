import type { LocaleTag } from '@beckon/domain/country'
import { type Direction, locales } from '@beckon/texts'

export type { Direction }

export const directionOf = (locale: LocaleTag): Direction => locales[locale].direction
