import { expect, it } from 'vitest'
import { pseudoText } from './pseudo.ts'

it('doubles a text, marks its letters and leaves its placeholders', () => {
  expect(pseudoText('Open {name}')).toBe('[Ópén {name} ····]')
  expect(pseudoText('All of them')).toBe('[Áll óf thém ··· ·· ····]')
})

it('leaves what holds no words', () => expect(pseudoText('{from} – {to}')).toBe('{from} – {to}'))
