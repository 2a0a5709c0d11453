import { hostAt } from './host.ts'

const done = document.querySelector<HTMLElement>('#done')
hostAt(done?.dataset['host'] ?? '').post('beckon-3ds:done')
