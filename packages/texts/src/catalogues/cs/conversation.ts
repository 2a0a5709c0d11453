import type { AreaOf } from '../../area.ts'
import type { conversation as source } from '../en/conversation.ts'

export const conversation = {
  'talk.title': 'Zprávy s kurýrem',
  'talk.empty': 'Zatím nic. Co napíšete, dorazí kurýrovi hned na telefon.',
  'talk.label': 'Vaše zpráva kurýrovi',
  'talk.send': 'Odeslat',
  'talk.mine': 'Vy',
  'talk.rider': 'Kurýr',
  'talk.seen': 'Přečteno',
  'talk.sent': 'Odesláno',
  'talk.unseen': 'Nové zprávy: {count}',
  'talk.closed': 'Můžete si psát, dokud má objednávka přiděleného kurýra, a ještě hodinu po skončení.',
  'talk.not-sent': 'Neodesláno. Váš text tu zůstal: zkuste to znovu.',
  'talk.not-loaded': 'Zprávy se nepodařilo načíst.',
  'talk.phrases': 'Rychlé zprávy',
  'talk.phrase.ready': 'Zásilka je připravena.',
  'talk.phrase.wait': 'Ještě pět minut, prosím.',
  'talk.phrase.entrance': 'Přijďte prosím k zadnímu vchodu.',
  'talk.phrase.call': 'Po příjezdu prosím zavolejte zákazníkovi.',
  'talk.problem.SHOP_CLOSED': 'Místo vyzvednutí je zavřené',
  'talk.problem.NOT_READY': 'Zásilka není připravena',
  'talk.problem.DAMAGED': 'Zásilka je poškozená',
  'talk.problem.DOES_NOT_FIT': 'Zásilka se nevejde',
  'talk.problem.ACCIDENT': 'Kurýr měl nehodu',
  'talk.problem.BREAKDOWN': 'Kurýrovi se porouchalo vozidlo',
  'talk.problem.OTHER': 'Kurýr má problém',
} as const satisfies AreaOf<typeof source>
