// The worker that kept the Hebrew pages alone stood here; a browser that has it still asks for it here, and takes leave.
addEventListener('install', () => void self.skipWaiting());
addEventListener('activate', (event) => event.waitUntil(self.registration.unregister()));
