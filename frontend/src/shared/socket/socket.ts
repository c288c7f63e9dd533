import { SOCKET_PATH, type ClientToServerEvents, type ServerToClientEvents } from '#contracts';
import { useSyncExternalStore } from 'react';
import { io, type Socket } from 'socket.io-client';
import { request } from '../api/request';

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
let state: ConnectionState = 'connecting';
let sessionChecked = false;
let reconnectTimer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function setState(next: ConnectionState): void {
  state = next;
  listeners.forEach((listener) => listener());
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
  // A refused handshake may mean that the session ended: one question per outage, whose 401 shows the gate.
  if (sessionChecked) return;
  sessionChecked = true;
  request('GET', '/api/auth/session').catch(() => undefined);
});

/** After a refusal or a disconnect by the server, socket.io does not come back by itself. */
function reconnectIfIdle(): void {
  clearTimeout(reconnectTimer);
  if (!socket.active) reconnectTimer = setTimeout(() => socket.connect(), RECONNECT_MS);
}

export function connectSocket(): void {
  setState('connecting');
  socket.connect();
}

export function disconnectSocket(): void {
  clearTimeout(reconnectTimer);
  socket.disconnect();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useConnection = (): ConnectionState => useSyncExternalStore(subscribe, () => state);
