import type { AreaOf } from '../../area.ts'
import type { pressure as source } from '../en/pressure.ts'

export const pressure = {
  'pressure.slower': 'Dostawy trwają tu dłużej o około {duration} do {time}.',
  'pressure.paused': 'Kurierzy nie przyjmują tu nowych zleceń do {time}.',
  'pressure.zone-closed': 'Kurierzy odbierają tu od {from} do {to}.',
  'pressure.radius': 'Kurierzy dostarczają stąd do {distance} daleko, do {time}.',
  'pressure.full': 'Wszyscy kurierzy są tu zajęci. Spróbuj za kilka minut albo po {time}.',
  'pressure.surcharge': 'Do {time} obowiązuje tu dopłata {amount}.',
  'request.fee-surcharge': 'Dopłata za duży popyt',
  'bulk.problem.paused': 'Kurierzy nie przyjmują teraz nowych zleceń w tym miejscu odbioru',
  'bulk.problem.zone-closed': 'Kurierzy nie odbierają tu o tej porze',
  'bulk.problem.radius': 'Za daleko, gdy mało kurierów jest wolnych',
  'bulk.problem.full': 'Wszyscy kurierzy są tu zajęci. Spróbuj za kilka minut.',
  'error.measure-not-found': 'Ten środek nie istnieje lub już się skończył.',
  'error.measure-invalid': 'Sprawdź wartość i czas tego środka.',
} as const satisfies AreaOf<typeof source>
