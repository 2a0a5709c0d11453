// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { PhotoDialog } from './PhotoDialog.tsx'

vi.mock('../../../platform/texts/index.ts', () => ({ useTexts: () => ({ t: (key: string) => key }) }))

const photo = { photo_id: 'p', taken_at: 0, width: 40, height: 30, kept_days: 30, deleted: false }

it('names every button of a photo, the one that closes it too', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <PhotoDialog isOpen onClose={() => undefined} content={new Blob()} alt="photo" photo={photo} />
      </MantineProvider>,
    ),
  )
  const names = [...document.querySelectorAll('button')].map((one) => one.getAttribute('aria-label'))
  expect(names).toEqual(['action.close', 'proof.zoom-out', 'proof.zoom-in'])
  await act(async () => root.unmount())
})
