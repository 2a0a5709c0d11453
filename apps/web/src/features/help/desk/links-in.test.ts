import { expect, it } from 'vitest'
import { linksIn } from './links-in.ts'

const plain = (text: string) => ({ text, isLink: false })
const link = (text: string) => ({ text, isLink: true })

it.each([
  ['', []],
  ['No address here', [plain('No address here')]],
  ['See https://a.test/b?c=1.', [plain('See '), link('https://a.test/b?c=1'), plain('.')]],
  ['(http://a.test), then', [plain('('), link('http://a.test'), plain('), then')]],
  ['請看 https://a.test/幫助。', [plain('請看 '), link('https://a.test/幫助'), plain('。')]],
  ['javascript:alert(1) and https://', [plain('javascript:alert(1) and https://')]],
  ['https://a.test\nhttps://b.test', [link('https://a.test'), plain('\n'), link('https://b.test')]],
])('takes %j apart', (text, parts) => expect(linksIn(text)).toEqual(parts))
