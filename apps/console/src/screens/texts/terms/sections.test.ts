import { expect, it } from 'vitest'
import { moved, withoutSection, withSection } from './sections.ts'

const text = { lead: '', sections: ['a', 'b', 'c'].map((title) => ({ title, text: '' })) }
const titles = ({ sections }: typeof text) => sections.map(({ title }) => title).join('')

it('sections change places with their neighbours, and stay at the ends', () => {
  expect(titles(moved(text, 1, -1))).toBe('bac')
  expect(titles(moved(text, 1, 1))).toBe('acb')
  expect(titles(moved(text, 0, -1))).toBe('abc')
  expect(titles(moved(text, 2, 1))).toBe('abc')
})

it('a section is replaced and removed by its place', () => {
  expect(titles(withSection(text, 1, { title: 'x', text: '' }))).toBe('axc')
  expect(titles(withoutSection(text, 1))).toBe('ac')
})
