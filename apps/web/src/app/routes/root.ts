import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { NotFound } from '../../screens/not-found/Screen.tsx'
import type { AppDeps } from '../app-deps.ts'

export const root = createRootRouteWithContext<AppDeps>()({ component: Outlet, notFoundComponent: NotFound })
