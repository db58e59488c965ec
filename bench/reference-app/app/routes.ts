import { type RouteConfig, route } from '@react-router/dev/routes';

export default [route('listings/:slug', 'listing.tsx')] satisfies RouteConfig;
