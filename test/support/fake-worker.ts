/** Worker that answers only when the test says so. */
export class FakeWorker<Request, Reply> extends EventTarget {
  readonly asked: Request[] = [];
  isOver = false;
  postMessage(request: Request) {
    this.asked.push(request);
  }
  say(data: Reply) {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
  fail() {
    this.dispatchEvent(new Event('error', { cancelable: true }));
  }
  terminate() {
    this.isOver = true;
  }
}
