import { isCurrency } from '@beckon/domain/money'
import type { IntentRow } from '../database/schema.ts'
import { amountOf } from './amount-of.ts'
import { escaped, type PageStyle, page } from './html.ts'
import { frameTexts } from './texts.ts'

/** The bank's 3-D Secure page: plain form buttons, no script. */
export function challengePage(intent: IntentRow, look: PageStyle): string {
  const texts = frameTexts[look.language]
  const { card, amount, currency } = intent
  const sum = isCurrency(currency) ? amountOf(amount, currency, look.language) : ''
  const button = (outcome: 'pass' | 'fail' | 'abandon') =>
    `<button name="outcome" value="${outcome}"${outcome === 'pass' ? ' class="first"' : ''}>${escaped(texts[outcome])}</button>`
  const body = `
<main class="challenge">
<h1>${escaped(texts['challenge-title'])}</h1>
<p>${escaped(texts['challenge-text'])}</p>
<p>${sumOf(texts['challenge-pay'], sum)} · <bdi dir="ltr">•••• ${escaped(card?.last_digits ?? '')}</bdi></p>
<form method="post">${button('pass')}${button('fail')}${button('abandon')}</form>
</main>`
  return page({ title: texts['challenge-title'], look, body })
}

/** Inserts the sum where the language places it. */
function sumOf(text: string, sum: string): string {
  const [before = '', after = ''] = text.split('{amount}')
  return `${escaped(before)}<strong><bdi>${escaped(sum)}</bdi></strong>${escaped(after)}`
}

/** The page after a challenge; the page that shows it receives a message. */
export function challengeOverPage(host: string, isAnswered: boolean, look: PageStyle): string {
  const texts = frameTexts[look.language]
  const text = texts[isAnswered ? 'challenge-done' : 'challenge-gone']
  const body = `<main class="challenge" id="done" data-host="${escaped(host)}"><p role="status">${escaped(text)}</p></main>`
  return page({ title: texts['challenge-title'], look, body, module: 'challenge-done.ts' })
}
