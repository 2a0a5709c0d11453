import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import IconPlus from '~icons/tabler/plus'
import IconPointFilled from '~icons/tabler/point-filled'

const rootOf = (markup: string) => /^<svg [^>]*>/u.exec(markup)?.[0] ?? ''

it('an icon is drawn by 24 px lines of 2 px in the colour of the text', () => {
  expect(renderToStaticMarkup(<IconPlus />)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" ' +
      'stroke-linecap="round" stroke-linejoin="round" stroke="currentColor" stroke-width="2" ' +
      'class="tabler-icon tabler-icon-plus"><path d="M12 5V19"></path><path d="M5 12H19"></path></svg>',
  )
})

it('a filled icon is filled with its colour and has no lines', () => {
  const root = rootOf(renderToStaticMarkup(<IconPointFilled color="red" />))
  expect(root).toContain('fill="red" stroke="none"')
  expect(root).not.toContain('stroke-width')
})

it('an icon takes its size, its lines, a class and attributes from its properties', () => {
  const root = rootOf(
    renderToStaticMarkup(
      <IconPlus size={18} stroke={1.5} className="bk-mirror" role="img" aria-label="Add" />,
    ),
  )
  expect(root).toContain('width="18" height="18"')
  expect(root).toContain('stroke-width="1.5"')
  expect(root).toContain('class="tabler-icon tabler-icon-plus bk-mirror" role="img" aria-label="Add"')
})
