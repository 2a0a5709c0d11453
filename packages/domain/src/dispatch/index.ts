export { type Candidate, chooseRider, type OfferHistory } from './choose-rider.ts'
export { dispatchLimits } from './dispatch-limits.ts'
export { type Ride, rideAlong, startRide } from './ride.ts'
export { type Scenario, scenarioOf } from './scenario.ts'
