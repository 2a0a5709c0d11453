export {
  type Attempt,
  type DeliveryOutcome,
  ENDPOINTS_PER_BUSINESS,
  isToBeDisabled,
  nextAttemptIn,
  outcomeOf,
  readRetryAfter,
  RETRY_AFTER_SECONDS,
  retryPauses,
  type Slowing,
  slowingAfter,
} from './schedule.ts'
