import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Navigate,
} from '@tanstack/react-router'
import type { ConsoleDeps } from '../platform/deps/index.ts'
import { Frame } from './Frame.tsx'
import { NotFound } from './NotFound.tsx'
import { type ConsolePage, pages } from './pages.ts'
import { usePages } from './use-pages.ts'

const root = createRootRouteWithContext<ConsoleDeps>()({ component: Frame, notFoundComponent: NotFound })

const home = createRoute({ getParentRoute: () => root, path: '/', component: Home })

/** Opens the first page that the roles allow. */
function Home() {
  const [first] = usePages()
  return first ? <Navigate to={first.path} replace /> : <NotFound />
}

const routeOf = (path: string, load: ConsolePage['load']) =>
  createRoute({ getParentRoute: () => root, path, component: lazyRouteComponent(load, 'Screen') })

const routes = pages.flatMap(({ path, load, loadEntry }) => [
  routeOf(path, load),
  ...(loadEntry ? [routeOf(`${path}/$id`, loadEntry)] : []),
])

export const createConsoleRouter = (context: ConsoleDeps) =>
  createRouter({
    routeTree: root.addChildren([home, ...routes]),
    basepath: '/console',
    context,
    defaultPreload: 'intent',
    scrollRestoration: true,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createConsoleRouter>
  }
}
