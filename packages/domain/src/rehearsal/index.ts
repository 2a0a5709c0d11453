export { doorTroubleOf } from './door-trouble.ts'
export { nextStep, type RehearsalFacts, type RehearsalStep } from './next-step.ts'
export { positionOnWay, type RehearsedWay } from './position-on-way.ts'
export { type Scenario, scenarioOf } from './scenario.ts'
