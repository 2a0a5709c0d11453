import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { catalogues } from '@beckon/texts/catalogues'
import { baseKeys } from '@beckon/texts/plurals'
import { expect, it } from 'vitest'
import { usedKeys } from './used-texts.ts'

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'packages', 'apps'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.tsx?$/u.test(path) && !/\/catalogues\/|\.test\.tsx?$|\/same-as-english/u.test(path))
  .filter((path) => existsSync(path))
  .map((path) => readFileSync(path, 'utf8'))

it('the product uses every text of the catalogues', () => {
  const isUsed = usedKeys(sources)
  expect(baseKeys(catalogues.en).filter((key) => !isUsed(key))).toEqual([])
})

it('a text without a use is found', () => {
  const isUsed = usedKeys(["t('order.title')", 't(`status.${now}`)', 'type Key = `gone.${string}`'])
  const keys = ['order.title', 'order.status', 'status.NEW', 'status.NEW.long', 'gone.by']
  expect(keys.filter((key) => !isUsed(key))).toEqual(['order.status', 'status.NEW.long', 'gone.by'])
})
