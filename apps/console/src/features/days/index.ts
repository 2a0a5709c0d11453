export { DayField } from './DayField.tsx'
export { useDayTexts } from './use-day-texts.ts'
export { useToday } from './use-today.ts'
