export { WeekPlan, type WeekPlanProps } from './WeekPlan.tsx'
