import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { NotFound } from '../../screens/not-found/Screen.tsx'
import type { AppParts } from '../parts.ts'

export const root = createRootRouteWithContext<AppParts>()({ component: Outlet, notFoundComponent: NotFound })
