export { type DutyChange, firstPosition, useDuty } from './use-duty.ts'
