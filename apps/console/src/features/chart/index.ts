export { Chart } from './Chart.tsx'
export { durationEnd } from './geometry.ts'
