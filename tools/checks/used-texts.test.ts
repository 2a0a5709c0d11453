import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { catalogues } from '@beckon/texts/catalogues'
import { baseKeys } from '@beckon/texts/plurals'
import { expect, it } from 'vitest'
import { keysSpoken } from './used-texts.ts'

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'packages', 'apps'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.tsx?$/u.test(path) && !/\/catalogues\/|\.test\.tsx?$|\/same-as-english/u.test(path))
  .filter((path) => existsSync(path))
  .map((path) => readFileSync(path, 'utf8'))

it('speaks every text that is written', () => {
  const isSpoken = keysSpoken(sources)
  expect(baseKeys(catalogues.en).filter((key) => !isSpoken(key))).toEqual([])
})

it('finds a text that nobody speaks any more', () => {
  const isSpoken = keysSpoken(["t('order.title')", 't(`status.${now}`)', 'type Key = `gone.${string}`'])
  const keys = ['order.title', 'order.status', 'status.NEW', 'status.NEW.long', 'gone.by']
  expect(keys.filter((key) => !isSpoken(key))).toEqual(['order.status', 'status.NEW.long', 'gone.by'])
})
