import { expect, it } from 'vitest'
import { notificationOf } from './push-message.ts'

const texts = { title: 'عرض جديد', body: 'افتح', language: 'ar', direction: 'rtl' } as const

it('a declarative push message is shown with its own texts', () => {
  const body = {
    web_push: 8030,
    notification: { title: 'New', body: '2 km', navigate: 'https://sg.test/rider/' },
  }
  expect(notificationOf(body, texts)).toMatchObject({
    title: 'New',
    options: { body: '2 km', tag: 'offer', data: { navigate: '/rider/' } },
  })
})

it.each([undefined, 'text', { offer_id: 'a' }])(
  'a push message of %j is shown in the language of the rider',
  (body) => {
    expect(notificationOf(body, texts)).toMatchObject({
      title: 'عرض جديد',
      options: { body: 'افتح', lang: 'ar', dir: 'rtl' },
    })
  },
)

it('a change of the work by dispatch has a title of its own, and does not replace an offer', () => {
  const shown = { title: 'غيّر فريق التوزيع عملك', options: { body: '', tag: 'work' } }
  const body = { kind: 'taken_back', order_id: 'a' }
  expect(notificationOf(body, { ...texts, work: shown.title })).toMatchObject(shown)
  expect(notificationOf(body, texts).title).toBe('Dispatch changed your work')
  expect(notificationOf({ kind: 'offer', offer_id: 'a' }, texts).options.tag).toBe('offer')
})

it('a notification opens no page outside of the app', () => {
  const body = { notification: { title: 'New', navigate: 'https://evil.test/steal' } }
  expect(notificationOf(body).options.data.navigate).toBe('/rider/')
})
