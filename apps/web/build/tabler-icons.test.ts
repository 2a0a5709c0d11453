import { expect, it } from 'vitest'
import { iconModule } from './tabler-icons.ts'

/** Arguments of the call in the module of an icon. */
const iconArguments = (name: string): unknown =>
  JSON.parse(`[${/createIcon\((.*)\)\n$/u.exec(iconModule(name))?.[1] ?? ''}]`)

it('an outline icon is drawn with one path for each line', () => {
  expect(iconArguments('plus')).toEqual(['plus', 'outline', ['M12 5V19', 'M5 12H19']])
})

it('an outline icon of several joined paths is drawn with one path for each line', () => {
  expect(iconArguments('clock')).toEqual([
    'clock',
    'outline',
    ['M3 12A9 9 0 1 0 21 12 9 9 0 0 0 3 12', 'M12 7V12L15 15'],
  ])
})

it('a filled icon keeps its path, whose parts may be holes', () => {
  const path = 'M12 7a5 5 0 1 1-4.995 5.217L7 12l.005-.217A5 5 0 0 1 12 7'
  expect(iconArguments('point-filled')).toEqual(['point-filled', 'filled', [path]])
})

it('an icon that Tabler does not have is an error', () => {
  expect(() => iconModule('bel')).toThrow('Tabler has no icon "bel".')
})

it('an icon with lines and filled shapes is an error', () => {
  expect(() => iconModule('dice')).toThrow('The icon "dice" has other shapes than paths of one style.')
})
