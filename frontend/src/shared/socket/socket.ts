import { SOCKET_PATH, type ClientToServerEvents, type ServerToClientEvents } from '#contracts';
import { useSyncExternalStore } from 'react';
import { io, type Socket } from 'socket.io-client';
import { onUnanswered, request } from '../api/request';
import { newListeners } from '../ui/listeners';

export type ConnectionState = 'connecting' | 'connected' | 'disconnected';

/** One connection for the tab; the cookie identifies it. */
export const socket: Socket<ServerToClientEvents, ClientToServerEvents> = io({
  path: SOCKET_PATH,
  withCredentials: true,
  autoConnect: false,
  transports: ['websocket', 'polling'],
  tryAllTransports: true,
});

const RECONNECT_MS = 2_000;
/** A working network answers the smallest call within this time. */
const PROBE_MS = 5_000;
let state: ConnectionState = 'connecting';
let sessionChecked = false;
let reconnectTimer: ReturnType<typeof setTimeout> | undefined;
const { notify, subscribe } = newListeners();

function setState(next: ConnectionState): void {
  state = next;
  notify();
}

socket.on('connect', () => {
  sessionChecked = false;
  setState('connected');
});
socket.on('disconnect', (reason) => {
  setState('disconnected');
  if (reason !== 'io client disconnect') reconnectIfIdle();
});
socket.on('connect_error', () => {
  setState('disconnected');
  reconnectIfIdle();
  // A refused handshake may mean that the session ended: one request per outage checks, and its 401 shows the gate.
  if (sessionChecked) return;
  sessionChecked = true;
  request('GET', '/api/auth/session').catch(() => undefined);
});

/** After a refusal or a disconnect by the server, socket.io does not reconnect by itself. */
function reconnectIfIdle(): void {
  clearTimeout(reconnectTimer);
  if (!socket.active) reconnectTimer = setTimeout(() => socket.connect(), RECONNECT_MS);
}

/** Closes a dead connection, which socket.io would notice only after 45 s. It then tries to reconnect. */
function dropConnection(): void {
  setState('disconnected');
  if (socket.connected) socket.io.engine.close();
}

/** Reconnects without waiting for the next attempt, which may be seconds away. */
function reconnectNow(): void {
  if (!socket.connected) socket.disconnect().connect();
}

/** One call without a response may be that call's own problem, so a second one decides. */
async function probe(): Promise<void> {
  if (!socket.connected) return;
  await fetch('/health/live', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) }).catch(
    dropConnection,
  );
}
onUnanswered(() => void probe());

export function connectSocket(): void {
  setState('connecting');
  socket.connect();
  window.addEventListener('offline', dropConnection);
  window.addEventListener('online', reconnectNow);
}

export function disconnectSocket(): void {
  clearTimeout(reconnectTimer);
  window.removeEventListener('offline', dropConnection);
  window.removeEventListener('online', reconnectNow);
  socket.disconnect();
}

export const useConnection = (): ConnectionState => useSyncExternalStore(subscribe, () => state);
