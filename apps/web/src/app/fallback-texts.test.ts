import { describe, expect, it } from 'vitest'
import { wordsFrom } from './fallback-texts.ts'

describe('the words of a page that could not be loaded', () => {
  it('are those that came with it', () => {
    const words = { failed: '読み込めません', reload: '再読み込み', trying: '{of}回中{retry}回目' }
    expect(wordsFrom({ ...words, unloaded: '' })).toEqual(words)
  })

  it('are English where none came', () => {
    expect(wordsFrom({}).failed).toMatch(/^Could not load the application/u)
    expect(wordsFrom({ reload: 'Neu laden' })).toMatchObject({
      reload: 'Neu laden',
      trying: expect.stringMatching(/^Still/u),
    })
  })
})
