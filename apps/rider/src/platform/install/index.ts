export { createInstall, type Install, type InstallState, type System } from './install.ts'
