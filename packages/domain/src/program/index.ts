export { KEY_PATTERN, KEY_PREFIX, type KeyMode, lastOfKey, makeKey, modeOfKey } from './key-text.ts'
export {
  hasScope,
  type KeyHindrance,
  keyHindrance,
  type KeyScope,
  keyScopes,
  type KeyState,
  keyState,
  type KeyTimes,
  mayOverlapUntil,
  type PresentedKey,
} from './key-state.ts'
export { isOfTestMode, liveVendorId, TEST_MODE_PATTERN, testVendorId } from './test-mode.ts'
