import { createServer } from 'node:http';
import * as app from 'virtual:react-router/server-build';
import { createRequestListener } from '@react-router/node';

/**
 * The reference for one measurement, bench/listings.ts, and not part of the product: our listing page as an app in React
 * Router's framework mode, served by its own listener on Node's server.
 */
const listener = createRequestListener({ build: app, mode: 'production' });
createServer(listener).listen(Number(process.env.PORT), '127.0.0.1');
