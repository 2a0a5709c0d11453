import type { AreaOf } from '../../area.ts'
import type { money as source } from '../en/money.ts'

export const money = {
  'error.payment.get-if-enabled': 'Nepodařilo se zjistit, zda můžete platit online. Zkuste to znovu.',
  'error.payment.init': 'S platbou nastal problém. Zkuste to znovu.',
  'error.payment.intent-creation': 'Platbu se nepodařilo zahájit. Zkuste to znovu.',
  'error.payment.off': 'Platba online teď není možná. Zvolte jiný způsob platby.',
  'error.payment.wallet': 'Platební relace skončila. Zkuste to znovu.',
  'error.payment.not-found': 'Tuto platbu jsme nenašli.',
  'error.payment.over': 'Tato platba skončila. Začněte prosím znovu.',
  'error.payment.under-way': 'Na této platbě se ještě pracuje. Počkejte chvíli.',
  'error.card-not-found': 'Tuto kartu jsme nenašli.',
  'error.card-expired': 'Platnost této karty skončila. Zvolte jinou.',
  'error.edit-paid':
    'Tato objednávka je zaplacena online. Chcete-li ji poslat na dražší místo, zrušte ji a objednejte znovu.',
  'error.settlement-nothing': 'Není žádná hotovost k vyúčtování.',
} as const satisfies AreaOf<typeof source>
