'use client'
import { useEffect, useEffectEvent } from 'react'
import type * as SocketClient from 'socket.io-client'
import type { Role } from '../contract/people/account'
import { refreshHere } from './api'
import { refreshSoon } from './changed'
import { call } from './call'

/** After the line broke, the browser comes back this long later (ms). */
const RECONNECT_MS = 5_000

type Message = { type: 'notification' } | { type: 'auth_success' } | { type: 'error'; message: string }

/**
 * Keeps the live channel open while somebody is signed in: what happens anywhere is read again where it is on screen.
 * `renewals`: how often the session was renewed on this screen. `unread` is how many the page came with: more or fewer when the channel opens say that something happened in between.
 */
export function useLive(
  { id, role, renewals }: { id: number; role: Role; renewals: number },
  unread: number,
  onError: () => void,
) {
  const catchUp = useEffectEvent(async () => {
    const now = await call('GET /api/notifications', { unread: 'true', limit: 1 }).catch(() => null)
    if (now && now.total !== unread) refreshHere()
  })
  useEffect(() => {
    let stop: () => void = () => {}
    let left = false
    let missed = false
    let reported = false
    let accepted = false
    let ended = false
    const start = ({ io }: typeof SocketClient) => {
      if (left) return
      const socket = io({
        path: '/ws',
        transports: ['websocket', 'polling'],
        tryAllTransports: true,
        reconnectionDelay: RECONNECT_MS,
        reconnectionDelayMax: RECONNECT_MS,
        randomizationFactor: 0,
      })
      stop = () => socket.disconnect()
      socket.on('connect', () => socket.emit('message', { type: 'auth', userId: id, userRole: role }))
      // Marked as read on another device.
      socket.on('bell', () => refreshHere('/api/notifications'))
      socket.on('changed', (paths: string[]) => refreshSoon(paths))
      socket.on('disconnect', (reason) => {
        missed = true
        // The library does not reconnect after the server closed, which may have failed to look up the session.
        if (reason === 'io server disconnect' && !ended) setTimeout(() => left || socket.connect(), RECONNECT_MS)
      })
      socket.on('connect_error', () => {
        // Once per outage: it tries again every few seconds.
        if (!reported) onError()
        reported = missed = true
      })
      socket.on('message', (message: Message) => {
        if (message.type === 'notification') {
          refreshHere('/api/notifications')
        } else if (message.type === 'auth_success') {
          // Reads what was missed while disconnected.
          if (missed) refreshHere()
          else if (!accepted) void catchUp()
          missed = reported = false
          accepted = true
        } else if (accepted) {
          // The session has ended, by a changed password for example. The screen that did it says so.
          ended = true
        } else {
          if (!reported) onError()
          reported = true
        }
      })
    }
    const failed = () => {
      if (left) return
      if (!reported) onError()
      reported = missed = true
      setTimeout(fetch, RECONNECT_MS)
    }
    // The socket's code is fetched after the page, so that it does not delay the first paint.
    const fetch = () => void import('socket.io-client').then(start, failed)
    fetch()
    return () => {
      left = true
      stop()
    }
    // A renewed session has a new channel.
  }, [id, role, renewals, onError])
}
