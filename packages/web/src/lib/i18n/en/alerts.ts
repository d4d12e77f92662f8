import type { AlertsMessages } from '../fr/alerts.ts';

export const alerts: AlertsMessages = {
  title: 'Alerts',
  intro: 'Choose how to be told when a table is waiting for you and you’re elsewhere.',
  loading: 'Loading…',
  offline: 'You’re offline. Your alerts will show once you’re connected again.',
  noServer: 'The game server isn’t responding. This site may not have one.',
  again: 'Try again',
  nobody: 'Alerts are about online tables. Choose a nickname first.',
  toMe: 'Your account',
  toTables: 'Online tables',

  whenTitle: 'When to alert you',
  when: 'Nothing is sent while you’re looking at the table. Several tables make a single alert.',
  kind: 'Event',
  kinds: {
    turn: 'Your turn',
    deadline: 'Time running out',
    seat: 'Table ready, seat offered',
    over: 'Game over, rematch',
    invitation: 'Invitation from a friend',
  },
  channels: { push: 'Devices', mail: 'E-mail', webhook: 'Webhook' },
  choice: (kind, channel) => `${kind}: ${channel}`,
  needs: {
    push: 'Devices: add one below.',
    mail: 'E-mail: confirm an address below.',
    webhook: 'Webhook: enter an address below.',
  },
  saved: 'Saved.',
  pause: 'Pause all alerts',
  paused: 'Alerts are paused. Your choices are kept.',
  withQuiet: 'No alerts at night',
  quietDetail: 'Alerts from these hours arrive together at the end.',
  language: 'Language of alerts',

  devicesTitle: 'Devices',
  devices: 'A notification appears even when the site is closed.',
  devicesNone: 'No devices yet.',
  device: (name, isThis) => (isThis ? `${name} (this device)` : name),
  deviceSince: (day) => `since ${day}`,
  deviceUsed: (day) => `last alert on ${day}`,
  deviceName: 'Browser',
  deviceAdd: 'Turn on for this device',
  deviceAdding: 'Turning on…',
  deviceAdded: 'Alerts are on for this device.',
  deviceRemove: (name) => `Remove ${name}`,
  deviceRemoved: 'Device removed.',
  devicesFull: (most) => `You already have ${most} devices. Remove one to add another.`,
  pushStates: {
    insecure: 'Notifications need an https address.',
    'home-screen':
      'On iPhone and iPad, add the site to your home screen first: Share, then “Add to Home Screen”. Then open it from that icon and come back here.',
    unsupported: 'This browser can’t receive notifications.',
    denied:
      'Notifications from this site are blocked. Allow them in the browser’s settings (the icon beside the address), then reload the page.',
  },
  pushTroubles: {
    denied:
      'You blocked notifications. To change your mind, allow them in the browser’s settings, then reload the page.',
    dismissed: 'The browser is waiting for your permission. Try again and choose “Allow”.',
    unable: 'This browser couldn’t subscribe. Its notification service may be unreachable, or switched off.',
  },

  mailTitle: 'E-mail',
  mail: 'Your address is used for the alerts you choose and to recover your account. Nobody else sees it.',
  mailNotOffered: 'This server can’t send e-mail.',
  needsAccount: 'You need an account, so that these messages stay yours.',
  mailAddress: 'E-mail address',
  mailOdd: 'That isn’t a valid address.',
  mailSave: 'Send confirmation link',
  mailSent: (address) => `A confirmation link was sent to ${address}.`,
  mailUnconfirmed: (address) =>
    `${address} isn’t confirmed yet: open the link you received. Nothing else is sent until then.`,
  mailConfirmed: (address) => `${address}, confirmed.`,
  mailAgain: 'Send the link again',
  mailCheck: 'I’ve opened the link',
  mailRemove: 'Remove address',
  mailRemoved: 'Address removed.',

  webhookTitle: 'Webhook',
  webhook:
    'The server sends each alert to an address of yours, such as a Discord channel. It must be reachable from the internet.',
  webhookUrl: 'Webhook address',
  webhookOdd: 'Enter a full address that starts with https://.',
  webhookSave: 'Save',
  webhookSaved: 'Webhook saved.',
  webhookAt: (host) => `Alerts are sent to ${host}.`,
  webhookStates: {
    working: '',
    failing: 'Recent deliveries failed. The server keeps trying.',
    off: 'Too many deliveries failed, so the server has stopped trying. Save the address again to resume.',
  },
  webhookSecret: 'Signing secret. Copy it now: it won’t be shown again.',
  webhookRemove: 'Remove webhook',
  webhookRemoved: 'Webhook removed.',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'Couldn’t copy: select the text.',

  test: 'Test',
  testOf: (name) => `Test: ${name}`,
  testAccepted: 'Test message sent. It should arrive in a moment.',
  testRefused: (status) =>
    status === null
      ? 'The test message wasn’t sent: the service isn’t responding.'
      : `The test message was refused (response ${status}).`,

  confirmTitle: 'Confirm address',
  confirming: 'Confirming…',
  confirmed: 'Your address is confirmed. You can now choose alerts by e-mail.',
  toAlerts: 'Alert settings',
  stopTitle: 'Stop e-mails',
  stop: 'You’ll no longer get alerts by e-mail. Your address can still recover your account.',
  stopDo: 'Stop e-mails',
  stopped: 'Done: you won’t get any more alerts by e-mail.',
  linkIncomplete: 'This link is incomplete. Open it again from the e-mail.',
};
