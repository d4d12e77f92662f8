import type { AlertsMessages } from '../fr/alerts.ts';

export const alerts: AlertsMessages = {
  title: 'Alerts',
  intro: 'Choose how to hear about tables that are waiting for you while you’re away.',
  loading: 'Loading…',
  offline: 'You’re offline. Your settings will be available once you’re back online.',
  noServer: 'The game server isn’t responding. This site may not have one.',
  again: 'Try again',
  nobody: 'Alerts are for online tables. Choose a nickname first.',
  toNickname: 'Choose a nickname',
  toMe: 'Your account',
  toTables: 'Online tables',

  whenTitle: 'When to alert you',
  when: 'No alerts while you’re looking at the table. Alerts that come up at the same time arrive as one.',
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
    push: 'Devices: add one.',
    mail: 'E-mail: confirm an address.',
    webhook: 'Webhook: enter an address.',
  },
  saved: 'Saved.',
  pause: 'Pause all alerts',
  paused: 'Alerts are paused. Your choices are kept.',
  withQuiet: 'No alerts at night',
  quietDetail: 'Alerts held overnight arrive together afterwards.',
  language: 'Alert language',
  limited: 'You’ve had the most alerts allowed for today. The next ones will come tomorrow.',

  devicesTitle: 'Devices',
  devices: 'Notifications appear even when the site is closed.',
  devicesNone: 'No devices yet.',
  device: (name, isThis) => (isThis ? `${name} (this device)` : name),
  deviceSince: (day) => `added on ${day}`,
  deviceUsed: (day) => `last alert on ${day}`,
  deviceName: 'Browser',
  deviceAdd: 'Turn on for this device',
  deviceAdding: 'Turning on…',
  deviceAdded: 'Alerts are on for this device.',
  deviceRemove: (name) => `Remove ${name}`,
  deviceRemoved: 'Device removed.',
  devicesFull: (most) => `You already have ${most} devices. Remove one to add another.`,
  pushUnreachable:
    'This server can’t reach your devices’ notification service. It may have no internet access. It keeps trying.',
  pushStates: {
    insecure: 'Notifications need an https address.',
    'home-screen':
      'On iPhone and iPad, add the site to your home screen first: Share, then “Add to Home Screen”. Then open it from that icon and come back here.',
    'old-phone': 'On iPhone and iPad, notifications need iOS 16.4 or later.',
    unsupported: 'This browser can’t receive notifications.',
    denied:
      'Notifications from this site are blocked. Allow them in the browser’s settings (the icon beside the address), then reload the page.',
  },
  pushTroubles: {
    denied:
      'You blocked notifications. To change your mind, allow them in the browser’s settings, then reload the page.',
    dismissed: 'The browser is waiting for your permission. Try again and choose “Allow”.',
    unable: 'Couldn’t turn on notifications. The browser’s notification service may be unreachable, or switched off.',
  },

  mailTitle: 'E-mail',
  mail: 'Your address is used for the alerts you choose and to recover your account. Nobody else sees it.',
  mailNotOffered: 'This server can’t send e-mail.',
  mailUnreachable: 'This server can’t send e-mail at the moment. It keeps trying.',
  needsAccount: 'Create an account first, so that these messages reach only you.',
  mailAddress: 'E-mail address',
  mailOdd: 'That isn’t a valid address.',
  mailSave: 'Send confirmation link',
  mailSent: (address) => `A confirmation link was sent to ${address}.`,
  mailUnconfirmed: (address) =>
    `${address} isn’t confirmed yet: confirm it with the link you received. Nothing else is sent until then.`,
  mailConfirmed: (address) => `${address} is confirmed.`,
  mailAgain: 'Send the link again',
  mailCheck: 'I’ve confirmed it',
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
  confirm:
    'This address will receive your alerts and can be used to recover your account. If you didn’t ask for this, close the page.',
  confirmDo: 'Confirm this address',
  confirming: 'Confirming…',
  confirmed: 'Your address is confirmed. You can now choose which alerts to get by e-mail.',
  toAlerts: 'Alert settings',
  stopTitle: 'Stop e-mails',
  stop: 'You’ll no longer get alerts by e-mail. You can still use your address to recover your account.',
  stopDo: 'Stop e-mails',
  stopped: 'Done: you won’t get any more alerts by e-mail.',
  linkIncomplete: 'This link is incomplete. Open it again from the e-mail.',
};
